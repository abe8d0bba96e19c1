import type { Owner } from '@/content/types/owner';

/** The last one is a sample, which a launched site never shows. */
export const testimonials: Owner['testimonials'] = [
  {
    name: 'Dr. Rituparna Phukan',
    company: 'Red River Dental and Maxillofacial Centre',
    town: 'North Lakhimpur',
    service: 'office-setup',
    project: 'dental-clinic-cctv',
    rating: 5,
    text: 'We moved to a bigger clinic in June and were afraid of losing a week. They came before nine each morning, drilled where we had agreed, and had swept up when the first patient sat down. In the evening they stayed until every nurse could print.',
    confirmedOn: '2026-11-26',
  },
  {
    name: 'सुनीता अग्रवाल',
    company: 'अग्रवाल मेडिकल स्टोर',
    lang: 'hi',
    service: 'software-development',
    text: 'पहले हर ऑर्डर कागज़ पर लिखते थे। अब फ़ोन पर दिख जाता है कि क्या बिका और क्या मँगाना है।',
    url: 'https://agrawal-medical.example',
    confirmedOn: '2026-11-26',
  },
  {
    name: 'Sample name',
    company: 'Sample company',
    rating: 5,
    text: 'A sample that nobody has said.',
    confirmedOn: null,
  },
];

import type { Owner } from '@/content/types/owner';

export const testimonials: Owner['testimonials'] = [
  {
    name: 'R. Lakshmi Narayanan',
    company: 'Sree Lakshmi Silks and Sarees',
    town: 'Nashik',
    service: 'google-marketing',
    rating: 5,
    confirmedOn: '2026-11-26',
    text: 'They pick up the phone, and they tell me when to stop an ad.',
  },
  {
    name: 'सुनीता अग्रवाल',
    company: 'अग्रवाल मेडिकल स्टोर',
    lang: 'hi',
    service: 'software-development',
    rating: 5,
    confirmedOn: '2026-11-26',
    text: 'पहले हर ऑर्डर कागज़ पर लिखते थे। अब फ़ोन पर दिख जाता है कि क्या बिका और क्या मँगाना है।',
    url: 'https://agrawal-medical.example',
  },
  {
    name: 'Dr. Anthony Kurian Vadakkanchery',
    company: 'Holy Cross Dental and Maxillofacial Centre',
    town: 'Chhatrapati Sambhajinagar',
    service: 'office-setup',
    project: 'dental-clinic-cctv',
    rating: 5,
    confirmedOn: '2026-11-26',
    text: 'We moved to a bigger clinic in June and were afraid of losing a week. They came before nine each morning, drilled where we had agreed, and had swept up when the first patient sat down. In the evening they stayed until every nurse could print. Since then I have called three times, once because of my own mistake, and each time the same person knew our wiring.',
  },
];

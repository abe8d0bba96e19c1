import type { OwnerProjects } from '@/content/types/owner';

export const projects: OwnerProjects = [
  {
    permittedOn: '2026-11-26',
    id: 'dental-clinic-cctv',
    service: 'office-setup',
    client: 'Holy Cross Dental and Maxillofacial Centre',
    town: 'Chhatrapati Sambhajinagar',
    trade: 'Dental clinic',
    summary:
      'When the clinic moved, we put the X-ray machine and both billing counters on the network, and four cameras at the entrance, the cash counter and the two corridors, none in the treatment rooms. The recorder keeps a month. We drilled before nine, ahead of the first patient.',
    finished: '2026-06',
    size: '18 sockets, 9 PCs, 4 cameras',
    days: 5,
    rupees: 186000,
    answeringClient: { name: 'Dr. Anthony Kurian', agreedOn: '2026-11-26' },
    clientWords: 'I see the cash counter on my phone, and not one appointment was moved.',
    url: 'https://holycross-dental.example.in',
    picture: { file: 'clinic-reception.jpg', alt: 'A clinic’s reception with a camera above the door' },
    caption: 'The reception, after the cables were hidden.',
  },
  {
    permittedOn: '2026-11-26',
    id: 'silk-shop-store',
    service: 'shopify-development',
    client: 'A saree shop',
    town: 'Yeola',
    trade: 'Paithani silk, three counters',
    summary:
      'A Shopify store with UPI and cash on delivery, filled from the shop’s own Excel list of 140 sarees. The owner’s daughter photographs each new piece on the counter and adds it from her phone.',
    finished: '2026-03',
    result: {
      figures: '31 online orders a week, before that none',
      period: 'May to August 2026',
      permittedOn: '2026-11-26',
    },
    clientWords: 'She adds the sarees. I only pack.',
    picture: { file: 'silk-shop.png', alt: 'Folded sarees on a shop’s shelf' },
  },
  {
    permittedOn: '2026-11-26',
    id: 'science-classes-website',
    service: 'website-development',
    client: 'Pragati Science Classes',
    town: 'Latur',
    trade: 'Coaching class',
    summary:
      'Five pages with batches, fees, teachers, a map and a WhatsApp button. The owner sent voice notes in Marathi, and we wrote the text in Marathi and English. He changes the fees himself.',
    clientWords: 'I used to send the fees as a photo, and each parent got an old one. Now I send one link.',
    url: 'https://pragati-classes.example.in',
    picture: { file: 'classroom.jpg', alt: 'Benches and a blackboard in a classroom' },
  },

  {
    permittedOn: '2026-11-26',
    id: 'grape-packhouse',
    service: 'office-setup',
    client: 'A grape packhouse',
    town: 'Pimpalgaon Baswant',
    trade: 'Fruit export',
    summary:
      'When the power went, so did the internet, in the middle of a customs form. A second line by 4G takes over by itself now, and two cameras look at the loading dock.',
    picture: { file: 'camera-over-gate.jpg', alt: 'A camera over the gate of a packhouse' },
  },
  {
    permittedOn: '2026-11-26',
    id: 'physiotherapy-clinic',
    service: 'office-setup',
    client: 'A physiotherapy clinic',
    town: 'Yeola',
    trade: 'Physiotherapist',
    summary: 'A PC for the reception, a camera over the door, and Wi-Fi that reaches the exercise hall.',
  },
];

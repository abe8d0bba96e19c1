import { copyItems } from '@/tools/check/launch/copy';
import { equipmentItems } from '@/tools/check/launch/equipment';

const file = 'content/testimonials.ts';

describe('copyItems', () => {
  it('finds stand-ins in any text, each once a file', () => {
    const items = copyItems(
      [
        { file, field: '0.name', value: 'Client name' },
        { file, field: '1.name', value: 'Client name' },
        { file, field: '1.text', value: 'They answered at once.' },
      ],
      [],
    );
    expect(items.map(({ field, shown }) => [field, shown])).toEqual([['0.name', ['Client name']]]);
  });

  it('leaves what another line asks about already, and the hints and errors of a form', () => {
    expect(copyItems([{ file, field: '0.text', value: 'Write to info@example.com.' }], ['info@example.com'])).toEqual(
      [],
    );
    for (const field of ['form.emailHint', 'form.errors.email']) {
      expect(copyItems([{ file, field, value: 'Like name@example.com' }], [])).toEqual([]);
    }
  });
});

describe('equipmentItems', () => {
  const entries = [
    { file: 'content/services/pc-laptop-rental.ts', field: 'technologies.items.0', value: 'Dell Latitude 5440, 16 GB' },
    { file: 'content/services/pc-laptop-rental.ts', field: 'technologies.items.1', value: 'MacBook Air' },
    { file, field: '0.text', value: 'A laptop with the same latitude of ports' },
  ];

  it('names machines with their model, one line a file', () => {
    expect(equipmentItems(entries, null).map(({ shown }) => shown)).toEqual([['Latitude 5440', 'MacBook Air']]);
  });

  it('does not ask about what is confirmed', () => {
    expect(equipmentItems(entries, ['MacBook Air', 'Latitude 5440'])).toEqual([]);
  });
});

import type { Entry } from '../rules';
import type { LaunchItem } from './item';

/** Families of machines by their maker's name for them; what follows is the model. Names of software are not among them. */
const families =
  'ThinkPad|ThinkCentre|IdeaPad|Latitude|Inspiron|Vostro|XPS|OptiPlex|PowerEdge|EliteBook|ProBook|EliteDesk|ProDesk|' +
  'ProLiant|MacBook (?:Air|Pro)|MacBook|iMac|Mac mini|Mac Studio|Surface (?:Pro|Laptop)|UniFi|Catalyst|MikroTik|Synology|' +
  'QNAP|FortiGate|LaserJet|EcoTank|Galaxy Tab|iPad';
const model = new RegExp(`\\b(?:${families})\\b(?: (?:[A-Z]?\\d[\\w-]*|M\\d))?`, 'g');

/** Machines that the copy names: the agency must really have them, or be able to get them. One item a file. */
export function equipmentItems(entries: readonly Entry[], confirmed: readonly string[] | null): LaunchItem[] {
  const byFile = new Map<string, { fields: string[]; names: Set<string> }>();
  for (const { file, field, value } of entries) {
    const names = (value.match(model) ?? []).filter((name) => !confirmed?.includes(name));
    if (names.length === 0) continue;
    const known = byFile.get(file) ?? { fields: [], names: new Set() };
    known.fields.push(field);
    names.forEach((name) => known.names.add(name));
    byFile.set(file, known);
  }
  return [...byFile].map(([file, { fields, names }]) => ({
    topic: 'questions',
    what: 'Models of equipment',
    problem: `The copy names ${[...names].join(', ')}.`,
    action:
      'Confirm that you supply them, or name only what you do; then list them in content/facts.ts, confirmedEquipment.',
    file,
    field: fields[0] ?? '',
    shown: [...names],
  }));
}

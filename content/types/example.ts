import { z } from 'zod';
import type { Feature } from './page';
import { copyWithNumbers, text } from './text';

/** A sheet with blanks, because figures would be invented. */
export type BlankSheet = {
  /** In the bar at its top: its name, and a note on its blanks. */
  sheet: { name: string; sample: string };
  /** `source`: the program that a figure comes from, in a few words. */
  rows: readonly { title: string; description: string; source?: string }[];
};

/** What each role may do with a field; `Roles` are as many as the roles. */
type Permissions<Roles extends readonly string[], Rights extends readonly Right[]> = {
  roles: Roles;
  fields: readonly { title: string; value: string; rights: Rights }[];
};
type Right = 'changes' | 'sees' | 'nothing';

/** The parts of each kind of example. */
type Parts = {
  /** In the order of the drawing's numbers. */
  'web-page': { parts: readonly [Feature, Feature, Feature, Feature, Feature, Feature] };
  'floor-plan': { parts: readonly [Feature, Feature, Feature, Feature, Feature] };
  /** A page of a register, and the screen that replaces it. */
  booking: {
    before: { title: string; lines: readonly string[] };
    after: { title: string; rows: readonly { time: string; state: string; isFree: boolean }[] };
  };
  /** The same screen on paper and on a phone. */
  sketch: { sketch: string; screen: string; heading: string; items: readonly string[]; action: string };
  /** A row of a register, and what each role may do with its fields. */
  permissions: { rights: Record<Right, string> } & (
    | Permissions<readonly [string, string], readonly [Right, Right]>
    | Permissions<readonly [string, string, string], readonly [Right, Right, Right]>
  );
  /** What staff type, and what visitors read. */
  editor: { form: string; page: string; fields: readonly { label: string; value: string }[]; action: string };
  form: BlankSheet;
  /** A year’s plan: months counted from 0, the first of twelve `months`; `when` is on the bar. */
  season: {
    months: readonly string[];
    rows: readonly { title: string; when: string; description: string; from: number; to: number }[];
  };
  /** A month of posts, which begins on a Monday. */
  calendar: { posts: readonly { title: string; description: string; days: readonly number[] }[] };
  /** An ad, part by part. */
  ad: { parts: readonly { role: 'mark' | 'headline' | 'text' | 'button'; shown: string; note: string }[] };
  /** An ad and the chat that it opens, part by part. `button` is below an ad, and part of it. */
  chat: {
    parts: readonly {
      role: 'ad' | 'buyer' | 'shop' | 'label';
      title: string;
      shown: string;
      button?: string;
      note: string;
    }[];
  };
  /** A logo on its grid, in one colour, on a sign, on a bill. */
  logo: {
    parts: readonly { use: 'grid' | 'one-colour' | 'sign' | 'bill'; title: string; description: string }[];
  };
};

/** An example of one kind. The lead over it, `note`, says in its own words that it is one. */
export type ExampleOf<Kind extends keyof Parts> = { kind: Kind; title: string; note: string } & Parts[Kind];

/**
 * An example of what the client will get, drawn for the page (components/service-page/examples),
 * without clients, results or prices.
 */
export type Example = { [Kind in keyof Parts]: ExampleOf<Kind> }[keyof Parts];

const kinds = 'web-page floor-plan booking sketch permissions editor form season calendar ad chat logo'.split(' ');
const checked = z.looseObject({ kind: z.enum(kinds), title: text, note: text }).and(copyWithNumbers);

/** TypeScript checks the shape, and this the kind and the texts. */
export const exampleSchema = z.custom<Example>().superRefine((example, context) => {
  for (const issue of checked.safeParse(example).error?.issues ?? []) context.addIssue({ ...issue });
});

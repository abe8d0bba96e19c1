import { type Step } from './step';
export const changes: readonly { title: string; steps: readonly Step[]; journeys: readonly string[] }[] = [];

import { writeFile } from 'node:fs/promises';
import { expectedVercelFile } from '.';

await writeFile('vercel.json', expectedVercelFile());

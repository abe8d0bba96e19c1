import { format, resolveConfig } from 'prettier';
import { writeFiles } from './files';
import { vercelConfig } from './hosts/vercel';
import { drawIcons } from './icons';

/* npm run generate: writes the generated files that are committed; into a folder, if given. */
const [folder = '.'] = process.argv.slice(2);
try {
  const filepath = 'vercel.json';
  const vercel = await format(JSON.stringify(vercelConfig()), { ...(await resolveConfig(filepath)), filepath });
  const files = { [filepath]: vercel, ...(await drawIcons()) };
  await writeFiles(folder, files);
  console.log(Object.keys(files).join('\n'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

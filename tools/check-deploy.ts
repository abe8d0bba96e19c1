import { checkDeploy } from './hosts/check-deploy';

/* npm run check-deploy -- https://www.example.in: what is wrong with a published site. */
const address = process.argv[2] ?? '';
if (!URL.canParse(address) || !/^https?:/.test(address)) {
  console.error('Type the address of the site: npm run check-deploy -- https://www.example.in');
  process.exitCode = 1;
} else {
  const { wrong, missing } = await checkDeploy(address);
  for (const sentence of wrong) console.log(`Wrong: ${sentence}`);
  for (const sentence of missing) console.log(`Missing here: ${sentence} This host may not offer it.`);
  if (wrong.length === 0) console.log('Visitors get every page, and a missing page is missing.');
  else process.exitCode = 1;
}

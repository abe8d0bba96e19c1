import { findBrowser } from './find-browser';
import { install, waysToInstall, whatToInstall } from './install-browser';

/* The second step of `npm test`: makes sure that a browser starts, before anything else runs. */
let { browser, faults } = await findBrowser();
// Another browser wouldn't be the one that CHROMIUM_PATH names.
for (const way of process.env.CHROMIUM_PATH ? [] : waysToInstall()) {
  if (browser) break;
  console.log(`No browser starts. Installing ${way.name}`);
  if (install(way)) ({ browser, faults } = await findBrowser());
}
if (browser) {
  console.log(`Tests use ${browser.executablePath}, version ${browser.version}`);
} else {
  for (const fault of faults) console.error(fault);
  console.error(`No test has run: no browser starts. ${whatToInstall()} CHROMIUM_PATH may name another one.`);
  process.exitCode = 1;
}

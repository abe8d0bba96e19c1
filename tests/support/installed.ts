/**
 * `describe` for tests that need a program. Without it they fail where CI is set, so that nobody
 * mistakes a run without them for a complete one; elsewhere they are skipped, and the name says so.
 * @param packages Debian's packages with the program
 */
export function describeIfInstalled(isInstalled: boolean, packages: string) {
  return (name: string, tests: () => void): void => {
    if (isInstalled) return describe(name, tests);
    const fail = () => {
      throw new Error(`Install ${packages}: CI must run these tests`);
    };
    if (process.env.CI) describe(name, () => it(`needs ${packages}`, fail));
    else describe.skip(`${name}, skipped: needs ${packages}`, tests);
  };
}

import { detectEnvironment } from '@/lib/environment';
import { whatThisIs } from '@/tools/steps';

describe('the last line of a build', () => {
  it.each([
    [{ CI: 'true', BRANCH: 'copy' }, 'A preview, because its branch is copy, not main (SITE_PRODUCTION_BRANCH).'],
    [{ CI: 'true', SITE_ENV: 'production' }, 'Production, because SITE_ENV says so.'],
    [{ CI: 'true' }, 'Production, because nothing names a branch (SITE_ENV=preview builds a preview).'],
  ])('says what was built: %j', (env, sentence) => {
    expect(whatThisIs(detectEnvironment(env))).toBe(sentence);
  });
});

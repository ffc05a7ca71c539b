import { describe, expect, it } from 'vitest';
import { checkoutOf, checkoutWith } from '../../src/target/checkout.ts';

const ENV = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'acme/shop' };
const CODE = { form: 'github', address: 'https://github.com/acme/shop' };

describe('the code host of a checkout', () => {
  it('is the server of the workflow', () => {
    expect(checkoutOf(ENV).code).toEqual(CODE);
    expect(checkoutOf({ ...ENV, GITHUB_SERVER_URL: 'https://ghe.example/' }).code?.address).toBe(
      'https://ghe.example/acme/shop',
    );
  });

  it.each<[string, NodeJS.ProcessEnv]>([
    ['no server is named', { ...ENV, GITHUB_SERVER_URL: undefined }],
    ['the server is reached by plain http', { ...ENV, GITHUB_SERVER_URL: 'http://127.0.0.1:8080' }],
    ['Gitea runs the workflow', { ...ENV, GITEA_ACTIONS: 'true' }],
    ['Forgejo runs the workflow', { ...ENV, FORGEJO_ACTIONS: 'true' }],
    ['no repository is named', { GITHUB_SERVER_URL: 'https://github.com' }],
  ])('is unknown if %s', (_, env) => {
    expect(checkoutOf(env).code).toBe(undefined);
  });

  it('is not GitHub if a CI system has its own repository address', () => {
    expect(checkoutOf(ENV, { path: 'acme/shop', names: ['acme/shop'] }).code).toBe(undefined);
  });

  it.each([
    ['acme/shop', true],
    ['ACME/Shop', true],
    ['acme/shop/web', true],
    ['acme/shop-web', false],
    ['other/shop', false],
  ])('of a commit from the settings depends on the project %s: %s', (repository, isKnown) => {
    const { code } = checkoutWith(checkoutOf(ENV), { isCommitGiven: true, repository });
    expect(code).toEqual(isKnown ? CODE : undefined);
  });

  it("is known for the event's own commit, with any name of the project", () => {
    expect(checkoutWith(checkoutOf(ENV), { isCommitGiven: false, repository: 'Shop' }).code).toEqual(CODE);
  });
});

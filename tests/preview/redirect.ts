/** What the preview has, and the site that it is compared with hasn't. */
export const redirect = { from: '/former-page.html', to: '/about' };

import { load } from 'cheerio';
import { insertEmailComments } from '@/tools/export/email-comments';

it('everything in the body stands between the comments that keep Cloudflare from rewriting addresses', () => {
  const $ = load('<body><a href="mailto:info@example.com">info@example.com</a><script>1</script></body>');
  insertEmailComments({ $, file: 'index.html' } as Parameters<typeof insertEmailComments>[0]);
  expect($('body').html()).toBe(
    '<!--email_off--><a href="mailto:info@example.com">info@example.com</a><script>1</script><!--/email_off-->',
  );
});

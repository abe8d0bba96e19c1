/* Opens the entry a link leads to, and keeps the frames as a visitor would see the pages. */
function openTarget() {
  const entry = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!entry?.matches('.entry')) return;
  entry.querySelector('details').open = true;
  entry.scrollIntoView();
}
addEventListener('hashchange', openTarget);
openTarget();

const frames = document.querySelectorAll('iframe');
const note = document.querySelector('[data-scheme-note]');
/* The window of a frame that has its page already. */
const pageIn = ({ contentDocument: page, contentWindow }) =>
  page?.body && page.URL !== 'about:blank' ? contentWindow : undefined;

/* A browser that lets no frame choose shows the pages as the device has it. */
function checkScheme() {
  const wanted = document.querySelector('[name=scheme]:checked').value;
  const page = [...frames].map(pageIn).find(Boolean);
  const isDark = page?.matchMedia('(prefers-color-scheme: dark)').matches;
  const isObeyed = !page || wanted === 'device' || isDark === (wanted === 'dark');
  note.textContent = isObeyed ? '' : 'This browser shows them as your device has it.';
}

/* The preview's own bar is no part of the page. A host that was told other headers may refuse frames in previews too. */
function tidy(frame) {
  if (!frame.contentDocument) note.textContent = 'This host does not let pages be framed: open them one by one.';
  const bar = pageIn(frame)?.document.querySelector('[data-preview-bar]');
  if (bar) bar.hidden = true;
}

for (const frame of frames) {
  frame.addEventListener('load', () => tidy(frame));
  tidy(frame);
}
document.querySelector('.scheme').addEventListener('change', () => setTimeout(checkScheme, 100));

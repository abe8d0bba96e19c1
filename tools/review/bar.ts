/** The script of the bar that a preview's pages get once they have been compared. */
const bar = '<script src="/review/page.js" defer></script>';

export const withBar = (html: string) => html.replace(/(?=<\/body>(?![^]*<\/body>))/, bar);

/** A page as production has it. */
export const withoutBar = (html: string) => html.replace(bar, '');

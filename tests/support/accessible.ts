import type { Page } from '@playwright/test';

/** Whether assistive technology is told that a button's menu is open. */
export async function isExpanded(page: Page, name: string): Promise<boolean | undefined> {
  const client = await page.context().newCDPSession(page);
  const { root } = await client.send('DOM.getDocument');
  const { nodes } = await client.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    accessibleName: name,
    role: 'button',
  });
  await client.detach();
  const property = nodes[0]?.properties?.find((entry) => (entry.name as string) === 'expanded');
  return property?.value.value as boolean | undefined;
}

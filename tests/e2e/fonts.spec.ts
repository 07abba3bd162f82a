import { expect, test } from '../support/test.ts';

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`no font is fetched with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/patient-education/asthma', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(fetched.filter((url) => url.endsWith('.woff2'))).toEqual([]);
  });
}

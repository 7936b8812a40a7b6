import { expect, type Locator, type Page } from '@playwright/test';

/** The charts of /home, once they are drawn. They come last, in a file of their own. */
export async function drawnCharts(page: Page): Promise<Locator> {
  const charts = page.getByRole('region', { name: 'Trends and breakdowns' });
  await expect(charts.getByRole('slider').first()).toBeAttached();
  return charts;
}

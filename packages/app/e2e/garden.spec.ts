import { expect, test } from '@playwright/test';
import { ask } from './answers';
import { signInNew } from './people';

test('a passage that was planted is what an answer from only the garden cites', async ({ page }) => {
  await signInNew(page);
  await page.goto('/v1/search');
  await ask(page, 'Does magnesium help with sleep?');
  const source = page.getByRole('region', { name: 'Sources' }).getByRole('listitem').first();
  const passage = await source.getByRole('blockquote').innerText();
  await source.getByRole('button', { name: 'Plant' }).click();
  await expect(source.getByRole('button', { name: 'Planted' })).toBeVisible();

  await page.getByRole('button', { name: 'New search' }).first().click();
  await page.getByRole('button', { name: 'Only my garden' }).click();
  await ask(page, 'What do my papers say on magnesium and sleep?');
  const cited = page.getByRole('region', { name: 'Sources' }).getByRole('listitem');
  await expect(cited).toHaveCount(1);
  await expect(cited.getByRole('blockquote')).toHaveText(passage);
  await cited.getByRole('link', { name: 'Open in the garden' }).click();
  await expect(page.getByRole('article').getByText(passage)).toBeVisible();
});

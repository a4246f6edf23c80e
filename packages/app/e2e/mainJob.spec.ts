import { expect, test } from '@playwright/test';
import { ask, factualSentences } from './answers';
import { signInAs, signInNew, toastOf } from './people';

const question = 'How much vitamin D does a sleep drink for adults need, and what is the upper limit?';
const concept = 'Magnesium and L-theanine sleep aid';

interface StoredMessage {
  role: string;
  content: string;
  citations: { n: number; title: string; source: string; passage: string }[];
}

test('an answer cites a stored passage, with its source, in every factual sentence', async ({ page }) => {
  await signInAs(page, 'Ada Okafor');
  await page.goto('/v1/search');
  await expect(page.getByRole('heading', { name: 'What are you searching for?' })).toBeVisible();
  const answer = await ask(page, question);
  await expect(answer).toContainText('vitamin D');
  await expect(answer).toContainText('100 µg');

  const [conversation] = await (await page.request.get('/api/conversations')).json();
  const messages: StoredMessage[] = await (
    await page.request.get(`/api/conversations/${conversation.id}/messages`)
  ).json();
  expect(messages.map(({ role, content }) => (role === 'user' ? content : role))).toEqual([
    question,
    'assistant',
  ]);
  const stored = new Map(messages.at(-1)?.citations.map((citation) => [citation.n, citation]));

  const sentences = await factualSentences(answer);
  expect(sentences.length).toBeGreaterThanOrEqual(3);
  expect(sentences.filter(({ markers }) => markers.length === 0)).toEqual([]);

  const sources = page.getByRole('region', { name: 'Sources' });
  for (const n of new Set(sentences.flatMap(({ markers }) => markers))) {
    await answer
      .getByRole('button', { name: `Source ${n}`, exact: true })
      .first()
      .click();
    const source = sources.locator('li[aria-current]');
    await expect(source).toBeFocused();
    const citation = stored.get(n);
    expect(citation, `marker ${n} has a stored passage`).toBeDefined();
    expect(citation?.source).not.toBe('');
    await expect(source.getByRole('blockquote')).toHaveText(citation?.passage ?? '');
    await expect(source).toContainText(citation?.source ?? '');
  }
});

test('the conversation is there again after a reload', async ({ page }) => {
  await signInNew(page);
  await page.goto('/v1/search');
  const paragraphs = (await ask(page, question)).locator('p');
  const words = await paragraphs.allInnerTexts();
  await page.reload();
  await expect(page.getByRole('article', { name: 'You' })).toHaveText(question);
  await expect(paragraphs).toHaveText(words, { useInnerText: true });
});

test('a new product has an estimate on its card and insights on its page', async ({ page }) => {
  await signInNew(page);
  await page.goto('/v1/products');
  await page.getByRole('button', { name: 'Create product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a new product' });
  await dialog.getByLabel('Product concept').fill(concept);
  await dialog.getByLabel('Product description').fill('Helps adults fall asleep and stay asleep');
  await dialog.getByRole('button', { name: 'Get started' }).click();
  await expect(toastOf(page)).toContainText('Your new product has been created successfully.');
  await expect(page).toHaveURL(/\/v1\/products\/\d+$/);

  await expect(page.getByRole('heading', { level: 1, name: concept })).toBeVisible();
  const insights = page.getByRole('region', { name: 'Insights' });
  await expect(insights).toContainText(/magnesium/i);
  await expect(insights).toContainText(/theanine/i);
  await expect(insights.getByText('Estimated Cost')).toBeVisible();

  const [product] = await (await page.request.get('/api/products')).json();
  expect(product.insights.length).toBeGreaterThan(200);
  const dollars = (amount: string) => `$${Math.round(Number(amount)).toLocaleString('en-US')}`;
  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  const card = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('link', { name: concept })).toBeVisible();
  await expect(card).toContainText(`Estimated Cost${dollars(product.estimatedCost)}`);
  await expect(card).toContainText(`Estimated Revenue${dollars(product.estimatedRevenue)}`);
  expect(Number(product.estimatedCost)).toBeGreaterThan(0);
  expect(Number(product.estimatedRevenue)).toBeGreaterThan(0);

  // The landing draws this very product: its figures are the estimate's, not an advertisement's.
  await page.goto('/');
  const picture = page.getByRole('img', { name: /product card with its estimated cost/ });
  await expect(picture).toContainText(concept);
  await expect(picture).toContainText(dollars(product.estimatedCost));
  await expect(picture).toContainText(dollars(product.estimatedRevenue));
});

test('fetching articles fills the feed with cards', async ({ page }) => {
  await signInNew(page);
  await page.goto('/v1/insights');
  await page.getByRole('button', { name: 'Fetch Articles' }).click();
  const cards = page.getByRole('list', { name: 'Articles' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible({ timeout: 45_000 });
  const articles: { title: string; url: string; publicationName: string }[] = await (
    await page.request.get('/api/articles')
  ).json();
  await expect(cards).toHaveCount(articles.length);
  for (const [index, { title, url, publicationName }] of articles.slice(0, 3).entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card).toContainText(publicationName);
    await expect(card).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
    await expect(card.getByRole('link')).toHaveAttribute('href', url);
    await expect(card.getByRole('link')).toHaveAttribute('target', '_blank');
  }
});

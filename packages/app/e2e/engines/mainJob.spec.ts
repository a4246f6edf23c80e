import { expect } from '@playwright/test';
import { test } from './engineTest';
import { expectToast, signIn } from './signIn';

const question = 'How much vitamin D do adults need, and what is the upper limit?';
const concept = 'Magnesium and L-theanine sleep aid';
const answer = { role: 'article', name: 'Answer' } as const;
const source = { css: 'li[aria-current]', within: { role: 'region', name: 'Sources' } } as const;

test('a question is answered with sources; a marker leads to its passage and back', async ({ window }) => {
  await signIn(window);
  await window.open('/v1/search');
  const box = { role: 'textbox', name: 'Your question' } as const;
  await window.click(box);
  await window.type(question);
  await window.press('Enter');
  await window.sees({ role: 'button', name: 'Send' });
  await expect.poll(() => window.text(answer)).toContain('100 µg');

  const marker = { role: 'button', name: 'Source 1', within: answer } as const;
  await window.click(marker);
  await window.sees(source);
  await expect.poll(() => window.isFocused(source)).toBe(true);
  await window.press('Escape');
  await expect.poll(() => window.isFocused(marker)).toBe(true);
  await window.reload();
  await expect.poll(() => window.text(answer)).toContain('100 µg');
});

test('a product is made from a concept, with an estimate and insights', async ({ window }) => {
  await signIn(window);
  await window.open('/v1/products');
  await window.click({ role: 'button', name: 'Create product' });
  await window.retype({ role: 'textbox', name: 'Product concept' }, concept);
  await window.retype({ role: 'textbox', name: 'Product description' }, 'Helps adults fall asleep');
  await window.click({ role: 'button', name: 'Get started' });
  await expectToast(window, 'Your new product has been created successfully.');
  await expect.poll(window.path).toMatch(/^\/v1\/products\/\d+$/);
  await window.sees({ role: 'heading', name: concept });
  const insights = { role: 'region', name: 'Insights' } as const;
  await expect.poll(() => window.text(insights)).toMatch(/theanine/i);
  await expect.poll(() => window.text(insights)).toContain('Estimated Cost');
});

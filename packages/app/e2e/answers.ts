import { expect, type Locator, type Page } from '@playwright/test';

/** A sentence of an answer as it is read, with the numbers of its markers. */
export interface Sentence {
  text: string;
  markers: number[];
}

const marker = / ?\[(\d+)\]/g;

/** Words about what the evidence base holds, and offers to go on, state no fact about the world. */
const isFactual = (text: string) =>
  !text.endsWith('?') && !/\b(evidence base|it holds|holds (no|records?|stud))/.test(text);

/**
 * The factual sentences of an answer on the screen. Markers are buttons named 'Source n'; a paragraph that
 * begins in bold begins with its title.
 */
export async function factualSentences(answer: Locator): Promise<Sentence[]> {
  const blocks = await answer.locator('p, li, td').evaluateAll((elements) =>
    elements
      .filter((element) => !element.querySelector('p, li'))
      .map((element) => {
        const copy = element.cloneNode(true) as HTMLElement;
        if (copy.firstChild instanceof HTMLElement && copy.firstChild.tagName === 'STRONG')
          copy.firstChild.remove();
        for (const button of copy.querySelectorAll('button[aria-label^="Source"]'))
          button.replaceWith(`[${/\d+/.exec(button.getAttribute('aria-label') ?? '')?.[0]}]`);
        return copy.textContent.trim();
      }),
  );
  return blocks
    .flatMap((text) => text.split(/(?<=[.!?](?: ?\[\d+\])*) +(?=[A-Z])/))
    .map((text) => ({
      text: text.replace(marker, '').trim(),
      markers: [...text.matchAll(marker)].map(([, n]) => Number(n)),
    }))
    .filter(({ text }) => text !== '' && isFactual(text));
}

/** Asks in the box of the search screen and waits until the answer is whole. */
export async function ask(page: Page, question: string): Promise<Locator> {
  await page.getByPlaceholder('Ask anything...').fill(question);
  await page.getByPlaceholder('Ask anything...').press('Enter');
  const answer = page.getByRole('article', { name: 'Answer' }).last();
  await answer.waitFor();
  await page.getByRole('button', { name: 'Send' }).waitFor();
  await expect(answer).not.toHaveAttribute('aria-busy');
  return answer;
}

import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { startReplay, type Replay } from '../../server/src/literature/testing/replay';
import { startOwnServer, type OwnServer } from './ownServer';
import { signInNew } from './people';

// Ends a hang; a busy machine is no failure.
test.describe.configure({ timeout: 240_000 });

let replay: Replay;
let context: BrowserContext;
let page: Page;
let server: OwnServer;

const settingsOf = ({ settings: { urls } }: Replay): Record<string, string> => ({
  LITERATURE_EUROPE_PMC_URL: urls?.europePmc ?? '',
  LITERATURE_PUBMED_URL: urls?.pubMed ?? '',
  LITERATURE_CLINICAL_TRIALS_URL: urls?.clinicalTrials ?? '',
  LITERATURE_ALLOW_LOOPBACK: '1',
});

async function open(browser: { newContext: (options: object) => Promise<BrowserContext> }, more: object) {
  server = await startOwnServer({ ...settingsOf(replay), ...more });
  context = await browser.newContext({ baseURL: server.origin });
  page = await context.newPage();
  await signInNew(page);
  await page.goto('/v1/search');
}

test.beforeEach(async () => {
  replay = await startReplay();
});

test.afterEach(async () => {
  await context.close();
  await server.close();
  replay.close();
});

const box = () => page.getByPlaceholder('Ask anything...');
const chip = () => page.getByRole('button', { name: 'Literature', exact: true });

test('literature is asked only once it is chosen, says what left, and is remembered with the conversation', async ({
  browser,
}) => {
  await open(browser, {});
  await expect(chip()).toHaveAttribute('aria-pressed', 'false');
  await box().fill('Does zinc help with colds?');
  await box().press('Enter');
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
  expect(replay.asked).toEqual([]);

  await chip().click();
  await box().fill('Does magnesium help with sleep?');
  await box().press('Enter');
  await expect(
    page.getByText('Asked Europe PMC, PubMed, and ClinicalTrials.gov for: magnesium sleep'),
  ).toBeVisible();
  await expect(page.getByText(/^Read by machine: 120 adults with poor sleep/)).toBeVisible();
  await page.reload();
  await expect(chip()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^Asked Europe PMC, PubMed, and ClinicalTrials.gov/)).toBeVisible();
});

test('where the operator forbids it, it is not offered', async ({ browser }) => {
  await open(browser, { LITERATURE: 'off' });
  await expect(box()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(chip()).toHaveCount(0);
});

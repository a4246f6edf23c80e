import type { Article } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Card } from '@seedbed/ui/card';
import { EmptyState } from '@seedbed/ui/empty-state';
import { RefreshCw } from '@seedbed/ui/icons';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Text } from '@seedbed/ui/text';
import { errorWords } from '../../api/problem';
import type { Outcome } from '../../api/useOperation';
import { skeletonCards } from '../../constants';
import { logFailure } from '../../feedback/log';
import { PageTitle } from '../../screen/PageTitle';
import { page, ShellHeader } from '../../shell';
import { ArticleCard } from './ArticleCard';
import { useArticles, useFetchArticles } from './articles.api';
import { fetchWords } from './fetchWords';
import * as styles from './InsightsPage.css';
import { InsightsPicture } from './InsightsPicture';

/** The feed of industry articles. */
export function InsightsPage() {
  const { data: articles, error, mutate } = useArticles();
  const { run: fetchArticles, isRunning, outcome } = useFetchArticles();
  const fetchButton = (
    <Button
      variant={articles?.length === 0 ? 'primary' : 'secondary'}
      isPending={isRunning}
      onPress={() =>
        void fetchArticles().catch((failure: unknown) => logFailure('Error fetching articles:', failure))
      }
    >
      <RefreshCw size={16} />
      Fetch Articles
    </Button>
  );
  return (
    <>
      <PageTitle>Insights</PageTitle>
      <ShellHeader title="Insights" actions={articles && articles.length > 0 && fetchButton} />
      <div className={page}>
        <FetchOutcome outcome={outcome} />
        {articles && articles.length > 0 ? (
          <Articles articles={articles} />
        ) : articles ? (
          <EmptyState
            title="Your feed starts here"
            description="No articles found. Click below to fetch the latest industry insights."
            picture={<InsightsPicture />}
            action={fetchButton}
          />
        ) : error ? (
          <div className={styles.failure}>
            <Notice tone="critical" action={<Button onPress={() => void mutate()}>Try again</Button>}>
              Error loading articles: {errorWords(error)}
            </Notice>
          </div>
        ) : (
          <Placeholders />
        )}
      </div>
    </>
  );
}

function Articles({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className={styles.cards} aria-label="Articles">
      {articles.map((article) => (
        <li key={article.id} className={styles.cell}>
          <ArticleCard article={article} />
        </li>
      ))}
    </ul>
  );
}

/** What the last fetch found, or that it failed and took nothing away. There before its words, so that they are read out. */
function FetchOutcome({ outcome }: { outcome: Outcome<'articles.fetch'> | undefined }) {
  return (
    <div role="status">
      {outcome && (
        <div className={styles.report}>
          <Text as="p" tone="quiet">
            {'error' in outcome
              ? 'The sources could not be read just now. What is here stays; try again.'
              : fetchWords(outcome.answer)}
          </Text>
        </div>
      )}
    </div>
  );
}

const placeholders = Array.from({ length: skeletonCards }, (_, index) => `placeholder-${index}`);

function Placeholders() {
  return (
    <div aria-busy role="status" aria-label="Loading articles">
      <div className={styles.cards}>
        {placeholders.map((key) => (
          <Card key={key} as="div">
            <div className={styles.loading}>
              <Skeleton width="40%" />
              <Skeleton lines={2} />
              <Skeleton lines={4} />
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}

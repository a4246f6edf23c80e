import type { Article } from '@seedbed/server/contract';
import { Badge } from '@seedbed/ui/badge';
import { LinkButton } from '@seedbed/ui/button';
import { Card } from '@seedbed/ui/card';
import { ExternalLink } from '@seedbed/ui/icons';
import { Heading, Text } from '@seedbed/ui/text';
import { useState } from 'react';
import { articleSummaryLines, articleTitleLines } from '../../constants';
import { dayInWords } from '../../format/dates';
import { articleDraft, Plant } from '../garden';
import * as styles from './InsightsPage.css';

/** An article of the trade press. */
export function ArticleCard({ article }: { article: Article }) {
  const { title, summary, publicationName, publicationDate, url, urlToImage, isSample } = article;
  return (
    <Card label={title}>
      {urlToImage && <Picture src={urlToImage} />}
      <div className={styles.meta}>
        <span className={styles.publication}>
          <Text size="caption" tone="quiet" weight="medium">
            {publicationName}
          </Text>
        </span>
        <span className={styles.aside}>
          <Text size="caption" tone="quiet" as="time" dateTime={publicationDate}>
            {dayInWords(publicationDate)}
          </Text>
          {isSample && <Badge>Sample</Badge>}
        </span>
      </div>
      <Heading level={2} lineClamp={articleTitleLines}>
        {title}
      </Heading>
      <div className={styles.summary}>
        <Text as="p" tone="quiet" lineClamp={articleSummaryLines}>
          {summary}
        </Text>
      </div>
      <div className={styles.action}>
        <LinkButton
          href={url}
          target="_blank"
          variant="quiet"
          size="small"
          aria-label={`Read article: ${title} (new tab)`}
        >
          Read article
          <ExternalLink size={14} />
        </LinkButton>
        <Plant of={title} draft={() => articleDraft(article)} />
      </div>
    </Card>
  );
}

/** The picture is the publisher's and may be gone: then the card does without. */
function Picture({ src }: { src: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      className={styles.picture}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setIsBroken(true)}
    />
  );
}

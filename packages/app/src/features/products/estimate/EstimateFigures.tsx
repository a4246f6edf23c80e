import type { Estimate } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Text } from '@seedbed/ui/text';
import type { ReactNode } from 'react';
import { errorWords } from '../../../api/problem';
import { exactUsd, wholeUsd } from '../../../format/money';
import { countOf } from './amounts';
import * as styles from './EstimateReport.css';
import { useEstimate } from '../products.api';

/** The figures of the first production run, and what they are of. */
export function EstimateFigures({ productId }: { productId: number }) {
  const { data: estimate, error, mutate } = useEstimate(productId);
  if (estimate) return <LoadedFigures estimate={estimate} />;
  if (error) {
    return (
      <Notice
        tone="critical"
        title="The estimate could not be loaded"
        action={<Button onPress={() => void mutate()}>Try again</Button>}
      >
        {errorWords(error)}
      </Notice>
    );
  }
  return <EstimateFiguresLoading />;
}

/** Holds the place of the figures and of what they rest on. */
export function EstimateFiguresLoading() {
  return (
    <div className={styles.report} aria-busy role="status" aria-label="Loading the estimate">
      <div className={styles.figures}>
        {['cost', 'revenue', 'container', 'run'].map((figure) => (
          <div key={figure} className={styles.figureLoading}>
            <Skeleton width="55%" />
            <Skeleton shape="rect" width="75%" height={30} />
            <Skeleton width="45%" />
          </div>
        ))}
      </div>
      <Skeleton lines={2} />
      <Skeleton shape="rect" height={66} />
    </div>
  );
}

function LoadedFigures({ estimate }: { estimate: Estimate }) {
  const { basis, uncertainty, warnings, withheld } = estimate;
  return (
    <div className={styles.report}>
      {withheld ? (
        <Notice tone="caution" title="No figure is shown">
          {keptTogether(withheld)}
        </Notice>
      ) : (
        <Figures estimate={estimate} />
      )}
      <Text as="p" tone="quiet">
        {sentence(basis)} Uncertainty: {sentence(uncertainty)}
      </Text>
      {warnings.length > 0 && (
        <Notice tone="caution" title="Look at this before you rely on the figures">
          <Warnings warnings={warnings} />
        </Notice>
      )}
    </div>
  );
}

/** Each by itself: a founder reads first what is lost, then why. */
function Warnings({ warnings }: Pick<Estimate, 'warnings'>) {
  const [only, ...others] = warnings.map(keptTogether);
  if (others.length === 0) return only;
  return (
    <ul className={styles.list}>
      {[only, ...others].map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
    </ul>
  );
}

function Figures({ estimate }: { estimate: Estimate }) {
  const { low, high } = estimate.scenarios;
  const one = estimate.pack ? 'unit' : 'container';
  return (
    <dl className={styles.figures}>
      <Figure name="Estimated Cost" isLarge amount={wholeUsd(estimate.estimatedCost)}>
        {estimate.isCostSetByUser
          ? 'Set by you'
          : `${wholeUsd(low.estimatedCost)} to ${wholeUsd(high.estimatedCost)}`}
      </Figure>
      <Figure name="Estimated Revenue" isLarge amount={wholeUsd(estimate.estimatedRevenue)}>
        {estimate.isRevenueSetByUser
          ? 'Set by you'
          : `${wholeUsd(low.estimatedRevenue)} to ${wholeUsd(high.estimatedRevenue)}`}
      </Figure>
      <Figure name={`Cost of one ${one}`} amount={exactUsd(estimate.scenarios.base.landedUnitCost)}>
        {countOf(estimate.servingsPerContainer, 'serving', 'servings')}
      </Figure>
      <Figure name="Run" amount={estimate.containers.toLocaleString('en-US')}>
        {one}s, {estimate.pack ? 'on the shelf at' : 'sold at'} {exactUsd(estimate.suggestedPrice)}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  name: string;
  amount: string;
  isLarge?: boolean;
  children: ReactNode;
}

function Figure({ name, amount, isLarge = false, children }: FigureProps) {
  return (
    <div>
      <Text as="dt" tone="quiet">
        {name}
      </Text>
      <dd>
        <span className={isLarge ? styles.amount : styles.smallAmount}>{amount}</span>
        <Text size="caption" tone="quiet" isTabular>
          {children}
        </Text>
      </dd>
    </div>
  );
}

/** No line begins with a percent sign. */
const keptTogether = (words: string) => words.replaceAll(/\s%/g, '\u00a0%');

/** Closes words that may come without a full stop. */
const sentence = (words: string) => keptTogether(/[.!?]$/.test(words) ? words : `${words}.`);

import type { Estimate } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Notice } from '@seedbed/ui/notice';
import { Skeleton } from '@seedbed/ui/skeleton';
import { Text } from '@seedbed/ui/text';
import type { ReactNode } from 'react';
import { errorWords } from '../../api/problem';
import { exactUsd, wholeUsd } from '../../money';
import { countOf } from './amounts';
import { EstimateBasis } from './EstimateBasis';
import { EstimateLines } from './EstimateLines';
import * as styles from './EstimateReport.css';
import { EstimateWaterfall } from './EstimateWaterfall';
import { useEstimate } from './products.api';

/** What the first production run costs and brings, and everything that rests on. */
export function EstimateReport({ productId }: { productId: number }) {
  const { data: estimate, error, mutate } = useEstimate(productId);
  if (estimate) return <LoadedReport estimate={estimate} />;
  if (error) {
    return (
      <div className={styles.report}>
        <Notice
          tone="critical"
          title="The estimate could not be loaded"
          action={<Button onPress={() => void mutate()}>Try again</Button>}
        >
          {errorWords(error)}
        </Notice>
      </div>
    );
  }
  return (
    <div className={styles.report} aria-busy>
      <Skeleton shape="rect" height={132} />
    </div>
  );
}

function LoadedReport({ estimate }: { estimate: Estimate }) {
  return (
    <div className={styles.report}>
      <div>
        <Figures estimate={estimate} />
        <div className={styles.basis}>
          <Text as="p" tone="quiet">
            {estimate.basis} {estimate.uncertainty}
          </Text>
        </div>
      </div>
      {estimate.warnings.length > 0 && (
        <Notice tone="caution" title="Look at this before you rely on the figures">
          {estimate.warnings.join(' ')}
        </Notice>
      )}
      <EstimateWaterfall estimate={estimate} />
      <EstimateLines estimate={estimate} />
      <EstimateBasis estimate={estimate} />
    </div>
  );
}

function Figures({ estimate }: { estimate: Estimate }) {
  const { low, high } = estimate.scenarios;
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
      <Figure name="Cost of one container" amount={exactUsd(estimate.scenarios.base.landedUnitCost)}>
        {countOf(estimate.servingsPerContainer, 'serving', 'servings')}
      </Figure>
      <Figure name="Run" amount={estimate.containers.toLocaleString('en-US')}>
        containers, sold at {exactUsd(estimate.suggestedPrice)}
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

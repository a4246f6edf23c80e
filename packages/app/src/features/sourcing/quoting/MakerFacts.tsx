import { amountsAre, type QuoteRequest } from '@seedbed/server/contract';
import { Heading, Text } from '@seedbed/ui/text';
import { dayInWords } from '../../../format/dates';
import { capitalised } from '../../../text/capitalised';
import * as styles from './MakerPage.css';

/** What is asked for. What was left open is not told. */
export function MakerFacts({ request }: { request: QuoteRequest }) {
  const rows = [
    ['Product', request.product],
    ['Firm', request.firm],
    ['Reply to', request.replyTo],
    ['Form or pack', request.formFactor && capitalised(request.formFactor)],
    ['Serving', request.serving],
    ['Servings in a container', request.count],
    ['Quantities', request.quantities.map((each) => each.toLocaleString('en')).join('; ')],
    ['Packaging', request.packaging],
    ['Certifications', request.certifications.join(', ')],
    ['Tests', request.tests.join(', ')],
    ['Market', request.market],
    ['Ship to', request.shipTo],
    ['Incoterm', request.incoterm],
    ['Samples', request.samples],
    ['Non-disclosure agreement', request.ndaRequired && 'To be signed first'],
    [
      'Quotes until',
      request.dueAt && `${dayInWords(request.dueAt, 'UTC')}, ${request.dueAt.slice(11, 16)} UTC`,
    ],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {rows
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <FactRow key={name} name={name} value={String(value)} />
          ))}
      </dl>
      {request.lines.length > 0 && (
        <div className={styles.part}>
          <Heading level={2}>Formula for one serving</Heading>
          <ul className={styles.lines}>
            {request.lines.map(({ name, form, amount }) => (
              <li key={`${name} ${form}`} className={styles.line}>
                <span>{form && form.toLowerCase() !== name.toLowerCase() ? `${name} (${form})` : name}</span>
                <span className={styles.amount}>{amount}</span>
              </li>
            ))}
          </ul>
          {request.lines.some(({ amount }) => amount !== null) && (
            <Text as="p" size="caption" tone="quiet">
              {amountsAre}
            </Text>
          )}
        </div>
      )}
    </>
  );
}

const FactRow = ({ name, value }: { name: string; value: string }) => (
  <>
    <Text as="dt" tone="quiet">
      {name}
    </Text>
    <dd className={styles.fact}>{value}</dd>
  </>
);

import type { QuoteLineName } from '@seedbed/server/contract';
import { SelectField, TextField } from '@seedbed/ui/field';
import { Stack } from '@seedbed/ui/layout';
import { Heading, Text } from '@seedbed/ui/text';
import { incoterms } from '../incoterms';
import {
  furtherOf,
  lineChoices,
  quoteLineLabels,
  tierPlace,
  type LineChoice,
  type QuoteWords,
} from './quoteWords';
import * as styles from '../quoteFields.css';

/** What the server refused, by the path of its field. */
type Refusals = Partial<Record<string, string>>;

interface QuoteFieldsProps {
  words: QuoteWords;
  refusals: Refusals;
  onWordsChange: (words: QuoteWords) => void;
}

type TextName =
  | 'quantity'
  | 'unitPrice'
  | 'currency'
  | 'moq'
  | 'leadTime'
  | 'number'
  | 'deposit'
  | 'tolerance'
  | 'materialsBy';

/** By whose terms it is delivered, unless the maker names others. */
const terms = [{ id: '', label: 'As the request says' }, ...incoterms] as const;

/** The paths of the contract that a field stands for. */
const paths: Partial<Record<TextName, string>> = {
  leadTime: 'leadTimeDays',
  deposit: 'depositPercent',
  tolerance: 'tolerancePercent',
};

/** A quote in the order in which one is made: price, time, then what else it costs. */
export function QuoteFields({ words, refusals, onWordsChange }: QuoteFieldsProps) {
  const field = (
    name: TextName,
    label: string,
    {
      errorMessage,
      ...more
    }: { description?: string; isRequired?: boolean; errorMessage?: string | undefined } = {},
  ) => (
    <TextField
      label={label}
      {...more}
      value={words[name]}
      errorMessage={errorMessage ?? refusals[paths[name] ?? name]}
      onChange={(typed) => onWordsChange({ ...words, [name]: typed })}
    />
  );
  const ofTier = (part: 'quantity' | 'unitPrice', quantity?: number) =>
    refusals[`tiers.${tierPlace(words, quantity)}.${part}`];
  return (
    <Stack gap="medium">
      <div className={styles.fields}>
        {field('quantity', 'Quantity', {
          isRequired: true,
          errorMessage: refusals.tiers ?? ofTier('quantity'),
        })}
        {field('unitPrice', 'Unit price', {
          isRequired: true,
          description: 'e.g. 4.10',
          errorMessage: ofTier('unitPrice'),
        })}
        {field('currency', 'Currency', { isRequired: true, description: 'e.g. USD, EUR' })}
      </div>
      {furtherOf(words).length > 0 && (
        <div className={styles.fields}>
          {furtherOf(words).map((quantity) => (
            <TextField
              key={quantity}
              label={`Price at ${quantity.toLocaleString('en-US')}`}
              value={words.further[quantity] ?? ''}
              errorMessage={ofTier('unitPrice', quantity)}
              onChange={(price) =>
                onWordsChange({ ...words, further: { ...words.further, [quantity]: price } })
              }
            />
          ))}
        </div>
      )}
      <div className={styles.fields}>
        {field('moq', 'MOQ', { description: 'The least order, in units' })}
        {field('leadTime', 'Lead time', { description: 'Days from order to delivery' })}
        <TextField
          label="Valid until"
          description="Year, month, day: 2027-01-31"
          value={words.validUntil ?? ''}
          errorMessage={refusals.validUntil}
          onChange={(day) => onWordsChange({ ...words, validUntil: day.trim() || null })}
        />
      </div>
      <QuoteLines words={words} refusals={refusals} onWordsChange={onWordsChange} />
      <div className={styles.fields}>
        <SelectField
          label="Incoterm"
          options={terms}
          value={words.incoterm}
          onChange={(incoterm) => onWordsChange({ ...words, incoterm })}
        />
        {field('materialsBy', 'Materials bought by', { description: 'e.g. maker, customer' })}
        {field('deposit', 'Deposit, %')}
        {field('tolerance', 'More or less delivered, %')}
        {field('number', 'Your number of the quote')}
      </div>
      <TextField
        label="Not part of the quote"
        isMultiline
        rows={2}
        value={words.exclusions}
        onChange={(exclusions) => onWordsChange({ ...words, exclusions })}
      />
    </Stack>
  );
}

const lineNames = Object.keys(quoteLineLabels) as QuoteLineName[];
const hasAmount = (choice: LineChoice) => ['order', 'batch', 'unit', 'once'].includes(choice);

/** What else it costs, line by line. */
function QuoteLines({ words, refusals, onWordsChange }: QuoteFieldsProps) {
  const set = (name: QuoteLineName, choice: LineChoice, amount: string) =>
    onWordsChange({ ...words, lines: { ...words.lines, [name]: { choice, amount } } });
  return (
    <div role="group" aria-label="Other costs" className={styles.lines}>
      <Heading level={3} size="body">
        Other costs
      </Heading>
      <Text as="p" size="caption" tone="quiet">
        What is not said here counts as nothing to pay.
      </Text>
      <div className={styles.fields}>
        {lineNames.map((name) => {
          const { choice, amount } = words.lines[name] ?? { choice: 'none', amount: '' };
          const label = quoteLineLabels[name];
          return (
            <div key={name} className={styles.line}>
              <SelectField
                label={label}
                options={lineChoices}
                value={choice}
                onChange={(next) => set(name, next, amount)}
              />
              {hasAmount(choice) && (
                <TextField
                  label={`${label}, amount`}
                  value={amount}
                  errorMessage={refusals[name] ?? refusals[`${name}.amount`]}
                  onChange={(typed) => set(name, choice, typed)}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

'use client';
import type { CalendarDate } from '@internationalized/date';
import { lazy, Suspense } from 'react';
import { Button, DateInput, DatePicker, DateSegment, Dialog, Group, Popover } from 'react-aria-components';
import { Calendar as CalendarIcon } from '../icons';
import * as field from '../internal/Field.css';
import { FieldFrame, type FieldWords } from '../internal/FieldFrame';
import * as popup from '../internal/Popup.css';
import * as styles from './DateField.css';
import { parseIsoDate } from './iso';

/** Most days are typed: the month's code comes when the field is first reached, so that it is there when opened. */
const loadMonth = () => import('./MonthSheet');
const MonthSheet = lazy(async () => ({ default: (await loadMonth()).MonthSheet }));

export interface DateFieldProps extends FieldWords {
  /** The day as `YYYY-MM-DD`, where the page keeps it; null for none yet, as is any text that is no day. */
  value?: string | null;
  /**
   * The day it begins with, as `YYYY-MM-DD`, where it keeps its own.
   * @default null
   */
  defaultValue?: string | null;
  /** Called with the day as `YYYY-MM-DD` once all of it is written; null when it was emptied. */
  onChange?: (value: string | null) => void;
  /** First day that is allowed, as `YYYY-MM-DD`. An earlier one can be typed, and is then said to be wrong. */
  min?: string;
  /** Last day that is allowed, as `YYYY-MM-DD`. */
  max?: string;
  /** Key in the form's data, which gets `YYYY-MM-DD`. */
  name?: string;
  /** Whether the form needs it filled. */
  isRequired?: boolean;
  /** Can be read and reached, not changed. */
  isReadOnly?: boolean;
  /** Takes it out of reach. Say why next to it. */
  isDisabled?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
}

/** A day without a time: typed part by part in the order of the reader's language, or chosen from a month. */
export function DateField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  min,
  max,
  ...rest
}: DateFieldProps) {
  return (
    <DatePicker<CalendarDate>
      {...rest}
      {...(value !== undefined && { value: parseIsoDate(value) })}
      defaultValue={parseIsoDate(defaultValue)}
      onChange={(day) => onChange?.(day?.toString() ?? null)}
      minValue={parseIsoDate(min)}
      maxValue={parseIsoDate(max)}
      shouldForceLeadingZeros
      onFocus={() => void loadMonth()}
      isInvalid={Boolean(errorMessage) || undefined}
      className={field.field}
    >
      <FieldFrame {...{ label, isLabelHidden, description, errorMessage }}>
        <Group className={`${field.control} ${field.compound}`}>
          <DateInput className={styles.parts}>
            {(segment) => <DateSegment segment={segment} className={styles.part} />}
          </DateInput>
          <Button className={field.opener}>
            <CalendarIcon size={16} />
          </Button>
        </Group>
      </FieldFrame>
      <Popover className={popup.popup} offset={4}>
        <Dialog className={styles.dialog}>
          {/* About as large as the month, so that little moves when it comes. */}
          <Suspense fallback={<div className={styles.room} />}>
            <MonthSheet />
          </Suspense>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}

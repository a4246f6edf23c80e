'use client';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components';
import { ChevronLeft, ChevronRight } from '../icons';
import * as styles from './DateField.css';

/** One month to choose a day from. */
export function MonthSheet() {
  return (
    <Calendar className={styles.sheet}>
      <header className={styles.head}>
        <Button slot="previous" className={styles.turn}>
          <span className={styles.way}>
            <ChevronLeft size={16} />
          </span>
        </Button>
        <CalendarHeading className={styles.month} />
        <Button slot="next" className={styles.turn}>
          <span className={styles.way}>
            <ChevronRight size={16} />
          </span>
        </Button>
      </header>
      <CalendarGrid className={styles.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

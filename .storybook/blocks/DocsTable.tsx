import type { ComponentProps } from 'react';

/** A wide table scrolls in itself, also by keyboard, so that the page does not. */
export function DocsTable({ 'aria-label': label = 'Table', ...rest }: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region needs a tab stop
    <div className="catalogue-table" role="region" aria-label={label} tabIndex={0}>
      <table {...rest} />
    </div>
  );
}

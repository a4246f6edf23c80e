import { Markdown } from '@storybook/addon-docs/blocks';
import { DocsTable } from './DocsTable';
import { type DocumentedComponent, propRows } from './propTable';

/** A table of a component's props, read from the source: types as they are written, words of the doc comments. */
export function Props({ of }: { of: unknown }) {
  const rows = propRows(of as DocumentedComponent);
  if (rows.length === 0) throw new Error('No props were documented: is this the component itself?');
  return (
    <DocsTable aria-label="Props">
      <thead>
        <tr>
          <th>Prop</th>
          <th>Type</th>
          <th>Default</th>
          <th>What it is</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, isRequired, type, fallback, text }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              <code>{type}</code>
            </td>
            <td>{isRequired ? 'required' : fallback && <code>{fallback}</code>}</td>
            <td>{text && <Markdown>{text}</Markdown>}</td>
          </tr>
        ))}
      </tbody>
    </DocsTable>
  );
}

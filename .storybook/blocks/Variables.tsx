import { Fragment } from 'react';
import { DocsTable } from './DocsTable';
import { groupNames, themeVariables } from './themeVariables';

/** The theme's variables that a component looks at, read from its style files: `<Variables of={[css]} />`. */
export function Variables({ of }: { of: readonly string[] }) {
  return (
    <DocsTable aria-label="Variables">
      <thead>
        <tr>
          <th>Variables</th>
          <th>Of the theme</th>
        </tr>
      </thead>
      <tbody>
        {themeVariables(of).map(([group, names]) => (
          <tr key={group}>
            <td>{groupNames[group]}</td>
            <td>
              {names.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ' '}
                  <code>{name}</code>
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </DocsTable>
  );
}

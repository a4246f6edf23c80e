import table from '../docs/security/asvs.csv?raw';
import { readRequirements, type Requirement } from '../docs/security/requirements';
import { DocsTable } from './DocsTable';

const requirements = readRequirements(table);
const count = (state: Requirement['state']) => requirements.filter((row) => row.state === state).length;

/** How many requirements stand how, in a sentence. */
export const RequirementsInShort = () => (
  <p>
    Of {requirements.length} requirements {count('met')} are met, {count('n. a.')} are not applicable and{' '}
    {count('open')} are open, of which {requirements.filter(({ weight }) => weight === 'medium').length} of
    medium weight.
  </p>
);

/** Requirements with how they stand: all of them, or what is open. */
export function Requirements({ isOpen = false }: { isOpen?: boolean }) {
  const rows = requirements.filter(({ state }) => !isOpen || state === 'open');
  return (
    <DocsTable>
      <thead>
        <tr>
          {['Number', 'Level', 'Asked', 'State', 'Where', 'How'].map((title) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, level, requirement, state, weight, where, note }) => (
          <tr key={number}>
            <td>{number}</td>
            <td>{level}</td>
            <td>{requirement}</td>
            <td>{state === 'open' ? <strong>open, {weight}</strong> : state}</td>
            <td>
              {where.map((file) => (
                <div key={file}>
                  <code>{file.replace(/^packages\/(\w+)\/src\//, '$1/')}</code>
                </div>
              ))}
            </td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </DocsTable>
  );
}

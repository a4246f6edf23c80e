import { DateField } from '@seedbed/ui/date-field';
import type { CoaFieldsProps } from './coaFieldWords';

type CertificateDaysProps = Pick<CoaFieldsProps, 'words' | 'refusals' | 'onChange'>;

/** When the lot was made, and until when it is used. */
export const CertificateDays = ({ words, refusals, onChange }: CertificateDaysProps) => (
  <>
    <DateField
      label="Made on"
      value={words.madeOn}
      errorMessage={refusals.madeOn}
      onChange={(madeOn) => onChange({ ...words, madeOn })}
    />
    <DateField
      label="Expires on"
      value={words.expiresOn}
      errorMessage={refusals.expiresOn}
      onChange={(expiresOn) => onChange({ ...words, expiresOn })}
    />
  </>
);

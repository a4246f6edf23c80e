import type { VersionMatter } from './compare/VersionActions';
import { VersionDialog } from './compare/VersionDialog';
import { useVersioned } from './useVersioned';

interface BenchVersionProps {
  matter: VersionMatter;
  onClose: () => void;
}

/** The dialog of what is to be done with the versions of the bench's formula. */
export function BenchVersion(props: BenchVersionProps) {
  return <VersionDialog {...useVersioned()} {...props} />;
}

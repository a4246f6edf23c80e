import { useBench } from './benchContext';
import type { VersionMatter } from '../compare/VersionActions';
import { VersionDialog } from '../compare/VersionDialog';
import type { CheckPlace } from '../grid/checkPlaces';
import { useVersioned } from './useVersioned';

interface BenchVersionProps {
  matter: VersionMatter;
  onClose: () => void;
}

/** The dialog of what is to be done with the versions of the bench's formula. */
export function BenchVersion(props: BenchVersionProps) {
  const { goTo: goToPlace } = useBench();
  const goTo = (place: CheckPlace) => {
    props.onClose();
    // The dialog gives the focus back to where it was opened from: the place comes after that.
    requestAnimationFrame(() => goToPlace(place));
  };
  return <VersionDialog {...useVersioned()} {...props} onGoTo={goTo} />;
}

import { useEffect, useState } from 'react';

/** Focus went into a frame of this page: the window lost it, the reader is still here. */
const isInFrame = (): boolean => document.activeElement instanceof HTMLIFrameElement;

/** Whether nobody looks at the page: it is hidden, or another window has the focus. */
const useAway = (): boolean => {
  const [isAway, setAway] = useState(() => document.visibilityState === 'hidden');
  useEffect(() => {
    const left = () => setAway(!isInFrame());
    const returned = () => setAway(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', returned);
    window.addEventListener('blur', left);
    window.addEventListener('focus', returned);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('blur', left);
      window.removeEventListener('focus', returned);
    };
  }, []);
  return isAway;
};

/** What holds the time: a pointer over the toast, focus in it, or a page that nobody looks at. */
export const useToastPause = (hasToast: boolean) => {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isAway = useAway();
  // A toast that went from under the pointer is not left by it.
  if (isHovered && !hasToast) setHovered(false);

  return {
    isPaused: isHovered || isFocused || isAway,
    setFocused,
    hover: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
    },
  };
};

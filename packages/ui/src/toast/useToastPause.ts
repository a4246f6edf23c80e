import { useEffect, useState } from 'react';

/** What holds the time: a pointer over the toast, focus in it, or a page that nobody looks at. */
export const useToastPause = () => {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const leave = () => setAway(true);
    const returned = () => setAway(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', returned);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', returned);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', returned);
    };
  }, []);

  return { isPaused: isHovered || isFocused || isAway, setHovered, setFocused };
};

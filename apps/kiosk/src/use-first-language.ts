import { type Language, useLanguage } from '@cardroom/design';
import { useState } from 'react';

/** The language in which the kiosk started: the next visitor finds it again, whatever the last one chose. */
export const useFirstLanguage = (): (() => void) => {
  const { language, speak } = useLanguage();
  const [first] = useState<Language>(language);
  return () => speak(first, { forget: true });
};

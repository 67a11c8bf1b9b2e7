const idLike = /\b(?:RRP|RTC|THR|FR4)-[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*/g;

/** Everything in a text that is written like a rule id, whole: « RRP-2.3.10 » is not also RRP-2.3.1. */
export const citedIds = (text: string): readonly string[] => [...new Set(text.match(idLike) ?? [])];

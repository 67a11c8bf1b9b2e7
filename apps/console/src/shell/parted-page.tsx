import { Fragment, type ReactNode } from 'react';
import './parted-page.css';

/** How the way to a part looks; the page says where it leads. */
interface WayLook {
  readonly className: string;
  readonly 'data-here': true | undefined;
  readonly 'aria-current': 'page' | undefined;
}

interface Parts<P extends string> {
  readonly title: string;
  /** What the row of parts is called for whoever hears the screen. */
  readonly label: string;
  readonly parts: readonly P[];
  readonly shown: P | undefined;
  readonly wayTo: (part: P, look: WayLook) => ReactNode;
  readonly children: ReactNode;
}

const lookOf = (isShown: boolean): WayLook => ({
  className: 'parted__way',
  'data-here': isShown || undefined,
  'aria-current': isShown ? 'page' : undefined,
});

/** A page of several parts, one of which is shown: its title and the ways to the others stay in sight. */
export const PartedPage = <P extends string>(props: Parts<P>): React.JSX.Element => {
  const { title, label, parts, shown, wayTo, children } = props;
  return (
    <div className="parted">
      <header className="parted__head">
        <h1>{title}</h1>
        <nav aria-label={label}>
          {parts.map((part) => (
            <Fragment key={part}>{wayTo(part, lookOf(part === shown))}</Fragment>
          ))}
        </nav>
      </header>
      {children}
    </div>
  );
};

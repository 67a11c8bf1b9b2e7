import './brand.css';
import { suitPaths } from './suit';

/** The house's mark: the table from above, a spade on its felt. */
export const BrandMark = ({ size = 36 }: { readonly size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 48 48"
    aria-hidden="true"
    focusable="false"
    className="brand-mark"
  >
    <rect className="brand-mark__ground" width="48" height="48" rx="13" />
    <rect className="brand-mark__rim" x="6" y="12" width="36" height="24" rx="12" />
    <path className="brand-mark__suit" d={suitPaths.spade} transform="translate(16.2 16.2) scale(0.65)" />
  </svg>
);

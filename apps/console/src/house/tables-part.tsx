import { Feeders } from './feeders';
import { KeptApart } from './kept-apart';

/** What those in charge settle between tables and between players. */
export const TablesPart = () => (
  <div className="house-cards">
    <Feeders />
    <KeptApart />
  </div>
);

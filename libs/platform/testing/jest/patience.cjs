// Real servers on a busy machine: the standard five seconds are too few for whole stories of the edge.
jest.setTimeout(30_000);

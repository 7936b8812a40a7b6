import cluster from 'node:cluster';

/** Loaded before the product: its second process ends before it serves, as when the database goes away during its start. */
if (cluster.worker?.id === 2) process.exit(1);

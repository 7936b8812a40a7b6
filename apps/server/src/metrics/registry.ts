import {
  AggregatorRegistry,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';

/** The metrics of this process. Not the library's own registry: that outlives these modules where tests load them again. */
const registry = new Registry();

/** Where a metric is registered. */
export const registers = [registry];

/** The current values of the metrics of one process: plain data that it can send to another. */
export type Readings = readonly MetricObjectWithValues<MetricValue<string>>[];

/** Returns the current metrics of this process. */
export function readings(): Promise<Readings> {
  return registry.getMetricsAsJSON();
}

/** Returns the metrics page of one or several processes. The label `process` tells them apart. */
export function metricsPage(processes: ReadonlyMap<string, Readings>): Promise<string> {
  const labelled = [...processes].map(([process, metrics]) =>
    metrics.map((metric) => ({
      ...metric,
      values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, process } })),
    })),
  );
  return AggregatorRegistry.aggregate(labelled).metrics();
}

// What benches make of many measurements.

const ascending = (values) => [...values].sort((one, other) => one - other);

/** Of an even number of values the larger of the two in the middle: no value that was not measured. */
export const median = (values) => ascending(values)[Math.floor(values.length / 2)];

/** The value that a share of all (0 to below 1) are below. */
export const quantile = (values, share) => ascending(values)[Math.floor(values.length * share)];

/** The smallest value that a share of all (above 0, to 1) are not above. */
export const mostOf = (values, share) => ascending(values)[Math.ceil(values.length * share) - 1];

/** The median of each list, by its name. */
export const mediansOf = (lists) => Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, median(values)]));

/** Does it so many times, some side by side: gets 0, 1, 2 … */
export async function inParallel(count, action, width) {
  let next = 0;
  const work = async () => {
    while (next < count) {
      next += 1;
      await action(next - 1);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
}

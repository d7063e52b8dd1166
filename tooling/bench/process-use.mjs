// What Linux says of a process in /proc.

/** Resident memory in MB, out of `/proc/PID/status`. */
export const residentMb = (status) => Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;

/** CPU time in seconds with all threads, out of `/proc/PID/stat` (100 ticks a second). The program's name may hold anything. */
export function cpuSecondsIn(stat) {
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/*
 * Whether the packages of package-lock.json are installed for this machine. The lock files are
 * compared by content: a folder may be copied, or shared by two systems.
 */

/** This machine, as packages name it in `os`, `cpu` and `libc`. */
function thisMachine() {
  const { platform: os, arch: cpu, report } = process;
  if (os !== 'linux') return { os, cpu };
  return { os, cpu, libc: report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl' };
}

/**
 * Lists the packages that an installation lacks, and those of which it has another version.
 * @param locked the packages of package-lock.json
 * @param installed those of node_modules/.package-lock.json, which npm writes after an installation
 */
export function compareLocks(locked, installed, machine = thisMachine()) {
  const names = Object.keys(locked).filter(Boolean);
  const missing = names.filter((name) => !installed[name] && isNeeded(locked[name], machine));
  const different = names.filter((name) => installed[name] && !isSame(locked[name], installed[name]));
  return { missing, different };
}

const isSame = (locked, found) => locked.version === found.version && locked.integrity === found.integrity;

/** An optional package is needed on the systems that it names. */
function isNeeded({ optional, os, cpu, libc }, machine) {
  if (!optional) return true;
  return Boolean(os) && fits(os, machine.os) && fits(cpu, machine.cpu) && fits(libc, machine.libc);
}

/** A list names the systems of a package, or with a `!` those that it doesn't have. */
function fits(list, value) {
  if (!list) return true;
  return list.some((each) => each.startsWith('!')) ? !list.includes(`!${value}`) : list.includes(value);
}

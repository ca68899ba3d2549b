/** Nobody sees the client of a project under NDA, so it counts only once that client has confirmed it to us. */
export const isCountable = (project: { isVerified: boolean; isNda: boolean }): boolean =>
  project.isVerified || !project.isNda

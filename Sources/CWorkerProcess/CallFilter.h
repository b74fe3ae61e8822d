#ifndef CWORKERPROCESS_CALLFILTER_H
#define CWORKERPROCESS_CALLFILTER_H

/// Has the system refuse calls that decoding does not need. Returns 0, also where the system cannot do so, or else the
/// system's number for what failed.
int cwp_filter_calls(void);

#endif

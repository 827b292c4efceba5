// The systems that main.swift prints, solved by kiwi: values, and the processor time of each kind of run.
#include <kiwi/kiwi.h>

#include <cstdio>
#include <ctime>
#include <iostream>
#include <string>
#include <vector>

struct Wish {
  int strength, relation, constant;
  std::vector<std::pair<int, int>> terms;
};

struct System {
  int variables;
  std::vector<Wish> wishes;
};

static double seconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

// kiwi adds weighted errors up: these are its own weights for strong, medium and weak.
static const double strengths[] = {kiwi::strength::required, 1e6, 1e3, 1};

static kiwi::Constraint constraint(const Wish& wish, const std::vector<kiwi::Variable>& variables) {
  std::vector<kiwi::Term> terms;
  for (auto [variable, factor] : wish.terms) terms.emplace_back(variables[variable], double(factor));
  static const kiwi::RelationalOperator relations[] = {kiwi::OP_EQ, kiwi::OP_GE, kiwi::OP_LE};
  return kiwi::Constraint(kiwi::Expression(terms, -double(wish.constant)), relations[wish.relation], strengths[wish.strength]);
}

static void chain(int length) {
  double best = 1e9;
  std::vector<double> moves;
  for (int round = 0; round < (length > 1000 ? 1 : 3); round++) {
    double start = seconds();
    kiwi::Solver solver;
    std::vector<kiwi::Variable> lefts, widths;
    auto wish = [&](kiwi::Expression expression, double strength) {
      solver.addConstraint(kiwi::Constraint(expression, kiwi::OP_EQ, strength));
    };
    for (int place = 0; place < length; place++) {
      lefts.emplace_back(), widths.emplace_back();
      if (place == 0)
        wish(kiwi::Expression(kiwi::Term(lefts[0])), kiwi::strength::required);
      else
        wish(kiwi::Expression({{lefts[place], 1}, {lefts[place - 1], -1}, {widths[place - 1], -1}}, -8), kiwi::strength::required);
      wish(kiwi::Expression(kiwi::Term(widths[place]), -44), 1e6);
    }
    solver.updateVariables();
    best = std::min(best, seconds() - start);
    if (lefts.back().value() != (length - 1) * 52.0) std::puts("WRONG");
  }
  std::printf("time chain%d %.9f\n", length, best);
}

int main() {
  std::vector<System> systems;
  std::string tag;
  while (std::cin >> tag) {
    System system;
    size_t count;
    std::cin >> system.variables >> count;
    for (size_t place = 0; place < count; place++) {
      Wish wish;
      size_t terms;
      std::cin >> wish.strength >> wish.relation >> wish.constant >> terms;
      for (size_t term = 0; term < terms; term++) {
        int variable, factor;
        std::cin >> variable >> factor;
        wish.terms.emplace_back(variable, factor);
      }
      system.wishes.push_back(wish);
    }
    systems.push_back(system);
  }
  std::vector<std::vector<double>> answers;
  for (bool updatesOften : {false, true}) {
    answers.clear();
    double start = seconds();
    for (auto& system : systems) {
      kiwi::Solver solver;
      std::vector<kiwi::Variable> variables(system.variables);
      for (auto& variable : variables) variable = kiwi::Variable();
      for (auto& wish : system.wishes) {
        try {
          solver.addConstraint(constraint(wish, variables));
        } catch (const kiwi::UnsatisfiableConstraint&) {
        } catch (const kiwi::InternalSolverError&) {
          if (updatesOften) std::printf("failed\n");
        }
        if (updatesOften) solver.updateVariables();
      }
      solver.updateVariables();
      std::vector<double> values;
      for (auto& variable : variables) values.push_back(variable.value());
      answers.push_back(values);
    }
    std::printf("time %s %.9f\n", updatesOften ? "each" : "once", seconds() - start);
  }
  for (auto& values : answers) {
    std::printf("V");
    for (double value : values) std::printf(" %.9f", value);
    std::printf("\n");
  }
  for (int length : {100, 1000}) chain(length);
}
